import { ENDINGS } from './endings';
import { Panel } from './panel';
import { REFUSALS } from './refusals';
import { UNSENT } from './unsent';
import { useView, type OutcomePanelProps } from './use-view';

/** Each way in which a sent purchase can end, and what its panel says. `docs/outcomes.md` lists them for people. */
const ROWS = { ...ENDINGS, ...REFUSALS, ...UNSENT };

export function OutcomePanel(props: OutcomePanelProps) {
  const view = useView(props);
  const name = nameOf(props);
  const row = ROWS[name](view);
  // Another panel is another element, so that it is read aloud.
  return row && <Panel key={name} {...{ row, view }} />;
}

function nameOf({ ending, purchase }: OutcomePanelProps): keyof typeof ROWS {
  if (ending.kind === 'no-answer' && purchase.waiting) return 'queued';
  if (ending.kind !== 'outcome') return ending.kind;
  const { outcome } = ending;
  switch (outcome.state) {
    case 'refused':
      // A page opened before an update may receive reasons it does not know.
      return outcome.reason in REFUSALS ? outcome.reason : 'refused-by-seller';
    case 'not-registered':
      return outcome.taken?.length ? 'perhaps-registered' : outcome.state;
    default:
      return outcome.state;
  }
}
