import type { Art } from '../svg';
import { linear, radial, shade } from '../svg';

export function television(color: string): Art {
  const defs =
    linear('sky', [
      [0, shade(color, -0.55)],
      [0.45, shade(color, 0.1)],
      [0.75, '#ff9d6c'],
      [1, '#ffe2a8'],
    ]) +
    linear('lake', [
      [0, '#ffc98a'],
      [0.4, shade(color, 0.05)],
      [1, shade(color, -0.6)],
    ]) +
    linear('bezel', [
      [0, '#3a3f47'],
      [1, '#0b0d10'],
    ]) +
    radial('sun', [
      [0, '#fffdf2'],
      [0.3, '#fff0c2'],
      [1, '#ffd08a', 0],
    ]) +
    '<clipPath id="panel"><rect x="284" y="322" width="1032" height="468" rx="6"/></clipPath>';
  return {
    defs,
    body: `
    <path d="M430 800 L392 880 H448 L484 800 Z M1170 800 L1208 880 H1152 L1116 800 Z" fill="#2b3038"/>
    <rect x="272" y="310" width="1056" height="500" rx="16" fill="url(#bezel)"/>
    <g clip-path="url(#panel)">
      <rect x="284" y="322" width="1032" height="310" fill="url(#sky)"/>
      <circle cx="860" cy="590" r="260" fill="url(#sun)"/><circle cx="860" cy="600" r="58" fill="#fffbe8"/>
      <path d="M284 520 L400 440 L480 500 L610 392 L730 520 L800 480 L900 560 L1010 470 L1120 540 L1220 430 L1316 500 V640 H284 Z" fill="${shade(color, -0.35)}" fill-opacity=".75"/>
      <path d="M610 392 L664 450 L632 446 L610 474 L586 446 L562 432 Z M1220 430 L1262 462 L1226 470 L1196 462 Z" fill="#fff" fill-opacity=".8"/>
      <path d="M284 590 L420 530 L560 600 L700 560 L860 622 L1040 556 L1180 610 L1316 560 V660 H284 Z" fill="${shade(color, -0.65)}"/>
      <rect x="284" y="628" width="1032" height="170" fill="url(#lake)"/>
      <path d="M800 640 H920 M780 662 H946 M806 688 H914 M770 716 H960 M800 748 H930" stroke="#fff3cf" stroke-opacity=".75" stroke-width="7" stroke-linecap="round"/>
      <path d="M284 790 V700 C340 690 380 730 430 740 C520 756 560 780 600 790 Z" fill="#0b1020"/>
      <path d="M330 706 l14 -90 l14 90 Z M372 724 l18 -120 l18 120 Z M430 742 l14 -80 l14 80 Z" fill="#0b1020"/>
      <path d="M284 322 H820 L520 790 H284 Z" fill="#fff" fill-opacity=".07"/>
    </g>
    <rect x="520" y="842" width="560" height="46" rx="20" fill="url(#bezel)"/><path d="M540 852 H1060" stroke="#fff" stroke-opacity=".25" stroke-width="4"/>
    <circle cx="800" cy="866" r="5" fill="${shade(color, 0.4)}"/>`,
  };
}
