import { useTranslation } from 'react-i18next';
import { failureText } from '../../../failure/failure-text';
import type { WayTo } from '../../screens/field-place';
import type { Place } from '../../screens/place';
import styles from '../../views/actions/action-dialog.module.css';
import { findingsIn } from '../../views/actions/findings/finding';
import { FindingList } from '../../views/actions/findings/finding-list';
import type { BodyProposal } from './definition';
import type { Proposal } from './use-proposal';

interface ProposalRemarksProps {
  of: BodyProposal;
  proposal: Proposal;
  place: Place;
  wayTo: WayTo;
}

/** Remarks of a proposal above its form, or why there is none. */
export function ProposalRemarks({ of, proposal, place, wayTo }: ProposalRemarksProps) {
  const { t } = useTranslation('ui');
  if (proposal.error) {
    return (
      <p className={styles.failure} role="alert">
        {failureText(proposal.error)}
      </p>
    );
  }
  if (!proposal.data) {
    return <div className={styles.waiting} role="status" aria-label={t('loading')} />;
  }
  const findings = of.findings === undefined ? [] : findingsIn(proposal.data[of.findings]);
  if (findings.length === 0) return null;
  return (
    <div role="status">
      <FindingList place={place} findings={findings} wayTo={wayTo} />
    </div>
  );
}
