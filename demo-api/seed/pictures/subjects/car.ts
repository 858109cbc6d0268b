import type { Art } from '../svg';
import { linear, shade } from '../svg';
import { wheel, wheelDefs } from './wheel';

const OUTLINE =
  'M286 742 C282 690 296 650 336 634 C392 620 450 612 502 604 C560 548 626 504 720 492 C800 484 880 488 938 506 C1004 530 1052 570 1092 604 C1176 612 1256 630 1298 668 C1318 690 1324 730 1320 768 Q1318 796 1296 800 L1226 802 A112 112 0 0 0 1002 802 L620 802 A112 112 0 0 0 396 802 L316 800 Q290 794 286 742 Z';

export function car(color: string): Art {
  const defs =
    wheelDefs +
    linear('paint', [
      [0, shade(color, 0.5)],
      [0.35, shade(color, 0.1)],
      [0.55, color],
      [0.6, shade(color, -0.3)],
      [1, shade(color, -0.58)],
    ]) +
    linear(
      'glass',
      [
        [0, '#e6f4ff'],
        [0.4, '#5f7c97'],
        [0.55, '#1e2b3a'],
        [1, '#0b121b'],
      ],
      [0.2, 0, 0.8, 1],
    );
  return {
    defs,
    body: `
    <path d="M340 790 H1280 V830 H350 Z" fill="#0d0f13"/>
    <circle cx="508" cy="802" r="112" fill="#0d0f13"/><circle cx="1114" cy="802" r="112" fill="#0d0f13"/>
    <path d="${OUTLINE}" fill="url(#paint)"/>
    <path d="M556 606 C606 556 660 524 736 514 L762 604 Z" fill="url(#glass)"/>
    <path d="M782 604 L758 512 C826 506 886 510 926 524 C976 544 1018 576 1044 606 Z" fill="url(#glass)"/>
    <path d="M650 548 L620 604 M676 536 L650 604" stroke="#fff" stroke-opacity=".3" stroke-width="9"/><path d="M906 528 L966 605" stroke="#fff" stroke-opacity=".22" stroke-width="12"/>
    <path d="M318 652 C500 622 1000 614 1282 668" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5"/>
    <path d="M420 724 C640 694 960 694 1240 722" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="5"/>
    <path d="M548 612 C560 680 580 740 624 780 M772 606 L786 792 M1048 612 C1052 680 1036 740 1000 780" fill="none" stroke="${shade(color, -0.6)}" stroke-width="4"/>
    <rect x="690" y="640" width="56" height="11" rx="5" fill="${shade(color, -0.45)}"/><rect x="936" y="640" width="56" height="11" rx="5" fill="${shade(color, -0.45)}"/>
    <path d="M1024 592 q30 -22 54 -2 q6 24 -8 28 h-36 q-12 -6 -10 -26 Z" fill="${shade(color, -0.2)}"/>
    <path d="M1206 654 C1250 652 1296 676 1306 706 C1272 706 1226 690 1206 654 Z" fill="#f4f9ff"/><path d="M1226 664 C1256 668 1280 684 1292 698" fill="none" stroke="#9cc7ff" stroke-width="6"/>
    <path d="M1266 736 L1322 732 L1320 770 L1270 766 Z" fill="#14171c"/>
    <path d="M290 672 C310 656 350 652 384 654 C376 684 330 702 288 704 Z" fill="#f03a2e"/><path d="M304 680 C322 668 346 664 366 664" fill="none" stroke="#ffc0ba" stroke-width="6"/>
    <path d="M612 802 H1010 V814 H612 Z" fill="#20242b"/>
    <path d="M388 804 A120 120 0 0 1 628 804" fill="none" stroke="#0d0f13" stroke-width="10"/><path d="M994 804 A120 120 0 0 1 1234 804" fill="none" stroke="#0d0f13" stroke-width="10"/>
    ${wheel(508, 802, 98, 8)}${wheel(1114, 802, 98, 8)}`,
  };
}
