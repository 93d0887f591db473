import type { DiscountReason } from '../../../db/schema/frame';
import { escapeHtml } from '../../../documents/escape-html';
import type { Discounted } from '../telemetry/evidence-repository';
import { shownHours } from './figures';

const reasons: Record<DiscountReason, string> = {
  token: 'no document of this site was served for it',
  late: 'its document is older than half an hour, as of a page that was kept',
  release: 'its document had other releases',
  repeated: 'its document had counted already',
  address: 'its address had counted in these ten minutes',
  network: 'its network had counted in these ten minutes',
  person: 'its browser or account had counted in these ten minutes',
  flood: 'too many reports at once',
};

/** The uncounted reports by release and reason. */
export function renderDiscounts(discounts: readonly Discounted[]): string {
  if (discounts.length === 0) return '';
  const rows = discounts.map(
    ({ remote, release, reason, reports, bad }) =>
      `<tr><th scope="row">${escapeHtml(remote)}</th><td>${escapeHtml(release)}</td><td>${reasons[reason]}</td><td class="n">${reports}</td><td class="n">${bad}</td></tr>`,
  );
  const heads = ['Remote', 'Release', 'Because', 'Reports', 'Of a failure'].map(
    (name, at) => `<th scope="col"${at > 2 ? ' class="n"' : ''}>${name}</th>`,
  );
  return `<section><h2>Reports that did not count</h2><div class="wide" tabindex="0" role="region" aria-label="Reports that did not count"><table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>
<p><small>In the last ${shownHours} hours. Of an address, a network or a person one visit counts in ten minutes, and more as the square root of the documents that were served there.</small></p></section>`;
}
