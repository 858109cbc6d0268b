import type { Ending } from '../purchase/use-attempt';
import { NoSignalPanel } from './no-signal-panel';
import type { OutcomeProps } from './panel';
import { PartlyRegisteredPanel } from './partly-registered-panel';
import { RefusedPanel } from './refused-panel';
import { RegisteredPanel } from './registered-panel';
import { ApiErrorPanel } from './api-error-panel';
import { VerifyingPanel } from './verifying-panel';

type OutcomePanelProps = Omit<OutcomeProps, 'sent'> & { ending: Ending };

export function OutcomePanel({ ending, ...rest }: OutcomePanelProps) {
  const props = { ...rest, sent: ending.sent };
  if (ending.kind === 'no-signal') return <NoSignalPanel {...props} isCertain={false} />;
  if (ending.kind === 'api-error') {
    return <ApiErrorPanel {...props} reason={ending.reason} msg={ending.msg} />;
  }
  const { outcome } = ending;
  switch (outcome.state) {
    case 'registered':
      return <RegisteredPanel {...props} outcome={outcome} />;
    case 'partly-registered':
      return <PartlyRegisteredPanel {...props} outcome={outcome} />;
    case 'refused':
      return <RefusedPanel {...props} outcome={outcome} />;
    case 'verifying':
      return <VerifyingPanel {...props} outcome={outcome} />;
    case 'not-registered':
      return <NoSignalPanel {...props} isCertain />;
  }
}
