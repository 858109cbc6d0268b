import type { Art } from '../svg';
import { linear, shade } from '../svg';
import { wheel, wheelDefs } from './wheel';

const OUTLINE =
  'M300 640 L300 622 Q302 612 314 611 L652 607 C664 560 688 494 728 478 C790 464 900 464 946 480 C988 504 1032 560 1068 600 C1146 604 1240 616 1284 642 C1306 662 1314 700 1312 742 L1312 776 Q1310 792 1292 792 L1226 792 A121 121 0 0 0 984 792 L631 792 A121 121 0 0 0 389 792 L320 792 Q298 790 297 768 Z';

export function pickup(color: string): Art {
  const defs =
    wheelDefs +
    linear('paint', [
      [0, shade(color, 0.45)],
      [0.3, shade(color, 0.12)],
      [0.52, color],
      [0.56, shade(color, -0.28)],
      [1, shade(color, -0.55)],
    ]) +
    linear(
      'glass',
      [
        [0, '#dff1ff'],
        [0.35, '#6d8ba6'],
        [0.5, '#233142'],
        [1, '#0d151f'],
      ],
      [0.2, 0, 0.8, 1],
    ) +
    linear('lamp', [
      [0, '#ffffff'],
      [1, '#b7d7ff'],
    ]);
  return {
    defs,
    body: `
    <path d="M330 780 H1290 V820 Q1280 836 1260 836 H360 Q336 836 330 812 Z" fill="#0d0f13"/>
    <circle cx="510" cy="792" r="120" fill="#0d0f13"/><circle cx="1105" cy="792" r="120" fill="#0d0f13"/>
    <path d="${OUTLINE}" fill="url(#paint)"/>
    <path d="M652 607 C640 566 606 560 560 607" fill="none" stroke="#1b1f26" stroke-width="20" stroke-linecap="round"/>
    <path d="M688 598 C698 556 716 512 742 502 C764 497 790 494 812 494 L816 600 Z" fill="url(#glass)"/>
    <path d="M832 600 L829 493 C872 491 916 494 934 502 C966 526 1002 566 1024 600 Z" fill="url(#glass)"/>
    <path d="M758 500 L724 598 M776 498 L748 599" stroke="#fff" stroke-opacity=".28" stroke-width="10"/>
    <path d="M948 516 L996 600" stroke="#fff" stroke-opacity=".2" stroke-width="12"/>
    <path d="M314 628 L1070 622 C1160 624 1230 632 1282 656" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="5"/>
    <path d="M380 690 C600 676 1000 676 1290 700" fill="none" stroke="${shade(color, 0.5)}" stroke-opacity=".4" stroke-width="4"/>
    <path d="M658 612 L662 788 M824 604 L826 788 M1030 606 C1040 660 1030 700 998 730" fill="none" stroke="${shade(color, -0.7)}" stroke-width="4"/>
    <rect x="690" y="640" width="58" height="12" rx="6" fill="${shade(color, -0.5)}"/><rect x="852" y="640" width="58" height="12" rx="6" fill="${shade(color, -0.5)}"/>
    <path d="M1000 588 q34 -20 56 0 q4 24 -10 28 h-36 q-14 -6 -10 -28 Z" fill="${shade(color, -0.2)}"/>
    <path d="M1214 642 Q1272 646 1298 676 L1302 702 Q1250 694 1222 676 Q1206 660 1214 642 Z" fill="url(#lamp)"/>
    <path d="M1226 654 Q1262 660 1286 682" fill="none" stroke="#fff" stroke-width="6"/>
    <path d="M1258 716 L1312 722 L1312 752 L1262 748 Z" fill="#14171c"/>
    <path d="M1200 764 L1326 764 Q1330 792 1310 800 L1216 800 Z" fill="#1b1f26"/><path d="M1226 772 H1320" stroke="#c3cad4" stroke-width="6"/>
    <path d="M297 630 h22 v78 h-22 Z" fill="#ff3b30"/><path d="M300 640 h8 v56 h-8 Z" fill="#ffb3ad"/>
    <path d="M284 764 H380 V796 H296 Q284 790 284 764 Z" fill="#1b1f26"/>
    <path d="M624 792 H990 V812 Q980 822 964 822 H650 Q630 820 624 792 Z" fill="#22262d"/><path d="M640 798 H980" stroke="#8b94a1" stroke-width="5"/>
    <path d="M382 792 A128 128 0 0 1 638 792" fill="none" stroke="#15181d" stroke-width="18"/>
    <path d="M977 792 A128 128 0 0 1 1233 792" fill="none" stroke="#15181d" stroke-width="18"/>
    ${wheel(510, 798, 102)}${wheel(1105, 798, 102)}`,
  };
}
