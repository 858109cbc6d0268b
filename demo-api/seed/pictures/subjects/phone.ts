import type { Art } from '../svg';
import { linear, radial, shade } from '../svg';

export function phone(color: string): Art {
  const defs =
    linear(
      'titanium',
      [
        [0, shade(color, 0.6)],
        [0.5, shade(color, 0.05)],
        [1, shade(color, -0.4)],
      ],
      [0, 0, 1, 1],
    ) +
    linear(
      'edge',
      [
        [0, '#f6f7fa'],
        [0.5, shade(color, -0.3)],
        [1, '#d7dbe3'],
      ],
      [0, 0, 1, 0],
    ) +
    linear(
      'screen',
      [
        [0, '#1b0f4b'],
        [0.35, '#5b2bd9'],
        [0.65, '#f0468a'],
        [1, '#ffb35c'],
      ],
      [0.1, 0, 0.9, 1],
    ) +
    radial(
      'lens',
      [
        [0, '#7fa6ff'],
        [0.25, '#26345c'],
        [0.7, '#0a0d16'],
        [1, '#2b3038'],
      ],
      [0.38, 0.35, 0.7],
    ) +
    radial('halo', [
      [0, '#ffffff', 0.9],
      [1, '#ffffff', 0],
    ]);
  return {
    defs,
    body: `
    <g transform="rotate(-11 640 600)">
      <rect x="432" y="262" width="360" height="700" rx="62" fill="url(#edge)"/><rect x="442" y="272" width="340" height="680" rx="54" fill="url(#titanium)"/>
      <path d="M442 760 L782 420 V640 L560 952 H496 Q442 950 442 890 Z" fill="#fff" fill-opacity=".1"/>
      <rect x="464" y="294" width="196" height="204" rx="50" fill="${shade(color, -0.15)}" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>
      ${lens(516, 346)}${lens(516, 446)}${lens(606, 396)}
      <circle cx="610" cy="330" r="12" fill="#fff6d6"/><circle cx="610" cy="462" r="9" fill="#14171c"/>
    </g>
    <g transform="rotate(9 950 610)">
      <rect x="764" y="252" width="366" height="716" rx="64" fill="url(#edge)"/><rect x="772" y="260" width="350" height="700" rx="58" fill="#07080c"/>
      <rect x="784" y="272" width="326" height="676" rx="48" fill="url(#screen)"/>
      <circle cx="1000" cy="520" r="150" fill="url(#halo)" fill-opacity=".55"/>
      <path d="M784 690 C860 620 960 720 1110 600 V900 Q1108 946 1062 948 H832 Q786 946 784 900 Z" fill="#ff7a59" fill-opacity=".7"/>
      <path d="M784 770 C880 700 980 810 1110 700 V900 Q1108 946 1062 948 H832 Q786 946 784 900 Z" fill="#7a1fd1" fill-opacity=".75"/>
      <path d="M784 860 C880 790 1000 880 1110 800 V900 Q1108 946 1062 948 H832 Q786 946 784 900 Z" fill="#240b54" fill-opacity=".9"/>
      <rect x="892" y="290" width="110" height="30" rx="15" fill="#07080c"/>
      <path d="M784 330 Q786 274 832 272 H990 L784 640 Z" fill="#fff" fill-opacity=".09"/>
      <rect x="887" y="926" width="120" height="7" rx="3" fill="#fff" fill-opacity=".8"/>
    </g>`,
  };
}

function lens(cx: number, cy: number): string {
  return `<circle cx="${cx}" cy="${cy}" r="42" fill="#c9d0da"/><circle cx="${cx}" cy="${cy}" r="37" fill="#0a0d16"/><circle cx="${cx}" cy="${cy}" r="28" fill="url(#lens)"/><circle cx="${cx - 10}" cy="${cy - 10}" r="6" fill="#fff" fill-opacity=".85"/>`;
}
