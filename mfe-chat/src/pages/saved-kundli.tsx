import { KundliReady } from '../features/kundli-chart/kundli-ready';
import { useKundliDetails } from '../features/kundli-page/use-kundli-details';

const loadDetails = () => import(/* webpackChunkName: "chat-kundli-details" */ '../features/kundli-chart/kundli-details');

/** A saved Kundli. In a separate script, because the form for new birth details does not need it. */
export function SavedKundli({ bid, backTo }: { bid: string; backTo: string }) {
  return <KundliReady bid={bid} backTo={backTo} {...useKundliDetails(bid, loadDetails)} />;
}
