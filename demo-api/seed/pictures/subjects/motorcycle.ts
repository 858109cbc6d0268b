import type { Art } from '../svg';
import { linear, radial, shade, times } from '../svg';

export function motorcycle(color: string): Art {
  const defs =
    linear('paint', [
      [0, shade(color, 0.5)],
      [0.4, color],
      [1, shade(color, -0.5)],
    ]) +
    linear('steel', [
      [0, '#f5f7fa'],
      [0.5, '#9aa3af'],
      [1, '#4b525d'],
    ]) +
    linear('dark', [
      [0, '#4a515c'],
      [1, '#14171c'],
    ]) +
    radial('beam', [
      [0, '#fffbe8'],
      [1, '#ffe9a3'],
    ]);
  return {
    defs,
    body: `
    ${spokedWheel(498, 768, 132, color)}${spokedWheel(1104, 768, 132, color)}
    <path d="M498 768 L760 742 L770 772 L506 790 Z" fill="url(#steel)"/>
    <path d="M372 640 C440 590 540 600 610 640 L600 664 C540 630 450 628 392 664 Z" fill="#1a1d23"/>
    <path d="M392 600 L470 584 L472 604 L396 618 Z" fill="#ff3b30"/>
    <path d="M640 596 L706 800 L906 806 L1000 566" fill="none" stroke="#1d2128" stroke-width="26" stroke-linejoin="round"/>
    <path d="M676 660 h240 l26 60 l-50 110 h-170 l-46 -70 Z" fill="url(#dark)"/>
    ${times(6, (index) => `<rect x="${716 + index * 3}" y="${664 + index * 15}" width="${168 - index * 6}" height="8" rx="4" fill="#aab2bd"/>`)}
    <circle cx="752" cy="794" r="52" fill="url(#steel)"/><circle cx="752" cy="794" r="34" fill="#2b3038"/><circle cx="752" cy="794" r="12" fill="#9aa3af"/>
    <circle cx="872" cy="790" r="38" fill="url(#steel)"/><circle cx="872" cy="790" r="22" fill="#3a3f47"/>
    <path d="M900 700 C960 730 940 850 860 856 L560 860" fill="none" stroke="url(#steel)" stroke-width="24" stroke-linecap="round"/>
    <path d="M360 836 L600 842 L600 878 L376 868 Q350 860 360 836 Z" fill="url(#steel)"/><ellipse cx="366" cy="850" rx="9" ry="17" fill="#14171c"/>
    <path d="M412 604 C470 560 560 556 640 572 C690 580 730 588 764 596 L754 636 C660 640 560 626 470 640 C440 640 410 628 412 604 Z" fill="#15181d"/>
    <path d="M430 600 C500 570 600 570 730 598" fill="none" stroke="#59616d" stroke-width="6"/>
    <path d="M404 620 C470 640 560 632 680 640 L650 690 C560 690 460 668 392 640 Z" fill="url(#paint)"/>
    <path d="M690 596 C720 530 800 496 890 502 C950 508 992 532 1000 570 C990 620 900 646 800 646 C740 646 690 630 690 596 Z" fill="url(#paint)"/>
    <path d="M724 570 C760 530 830 514 900 524" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="9" stroke-linecap="round"/>
    <path d="M740 618 C820 632 900 620 970 586" fill="none" stroke="${shade(color, -0.6)}" stroke-width="6"/>
    <path d="M900 600 L1010 560 L1030 640 L940 730 L880 690 Z" fill="url(#paint)"/><path d="M920 616 L1000 588 L1010 630 L944 700" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="6"/>
    <path d="M1000 500 L1108 772" stroke="url(#steel)" stroke-width="26" stroke-linecap="round"/><path d="M1020 552 L1060 650" stroke="#1d2128" stroke-width="36" stroke-linecap="round"/>
    <path d="M968 640 C1010 590 1180 580 1250 690 L1226 702 C1170 620 1060 620 990 664 Z" fill="url(#paint)"/>
    <path d="M986 478 C1030 440 1090 470 1096 530 C1080 566 1036 570 1004 548 Z" fill="url(#dark)"/><path d="M1050 476 C1090 484 1104 516 1094 544 C1066 546 1048 516 1050 476 Z" fill="url(#beam)"/>
    <path d="M1002 490 L960 440 L886 424" fill="none" stroke="#1d2128" stroke-width="18" stroke-linecap="round"/><path d="M930 434 L868 420" stroke="#0b0d10" stroke-width="28" stroke-linecap="round"/>
    <path d="M968 446 L990 380" stroke="#1d2128" stroke-width="8"/><path d="M962 356 h62 q12 0 10 14 l-8 22 h-56 q-14 0 -14 -16 Z" fill="#1d2128"/>
    <path d="M1010 470 L1066 420 L1090 466" fill="#9fc4e8" fill-opacity=".55"/>`,
  };
}

function spokedWheel(cx: number, cy: number, radius: number, color: string): string {
  return `<g transform="translate(${cx} ${cy})">
    <circle r="${radius - 14}" fill="none" stroke="#101317" stroke-width="30"/>
    <circle r="${radius - 34}" fill="none" stroke="${color}" stroke-width="9"/>
    ${times(5, (index) => `<path transform="rotate(${index * 72})" d="M-14 0 L-8 ${-radius + 36} L8 ${-radius + 36} L14 0 Z" fill="url(#dark)"/>`)}
    <circle r="46" fill="none" stroke="url(#steel)" stroke-width="14" stroke-dasharray="16 5"/>
    <circle r="22" fill="url(#steel)"/><circle r="9" fill="#2b3038"/>
    <path d="M ${-radius * 0.82} ${-radius * 0.4} A ${radius * 0.91} ${radius * 0.91} 0 0 1 0 ${-radius * 0.91}" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="7" stroke-linecap="round"/>
  </g>`;
}
