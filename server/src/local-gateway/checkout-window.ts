import { escapeHtml } from '../documents/escape-html';
import { outcomes, renewalOutcomes } from './choices';

/** The payment methods of the window, UPI first. */
export const methods = { upi: 'UPI', card: 'Credit/Debit Card', netbanking: 'Netbanking', wallet: 'Wallet' } as const;

export const windowScript = `const form = document.querySelector('form');
const send = (message) => parent.postMessage(message, form.dataset.site);
const status = document.querySelector('[role=status]');
const dismiss = () => send({ type: 'dismissed' });
document.querySelector('#dismiss').addEventListener('click', dismiss);
addEventListener('keydown', (event) => { if (event.key === 'Escape') dismiss(); });
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const values = Object.fromEntries(new FormData(form));
  document.querySelector('#pay').disabled = true;
  status.textContent = 'Paying…';
  const answer = await fetch('/v1/checkout/pay', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) });
  const result = await answer.json();
  document.querySelector('#pay').disabled = false;
  if (!result.ok) {
    status.textContent = result.description;
    send({ type: 'failed', error: { code: 'BAD_REQUEST_ERROR', description: result.description } });
  } else if (result.response === null) status.textContent = 'The browser counts as closed: the page is told nothing.';
  else send({ type: 'paid', response: result.response });
});
for (const button of document.querySelectorAll('button')) button.disabled = false;
document.querySelector('input[type=radio]').focus();
`;

export const windowStyles = `body{margin:0;font:16px/1.5 sans-serif;color:#1b1b1b}main{box-sizing:border-box;width:100%;max-width:26rem;margin:2rem auto;padding:1.25rem;border-radius:12px;background:#fff}h1{font-size:1.2rem;margin:0}fieldset{border:1px solid #999;border-radius:8px;margin:1rem 0}label{display:block;padding:.5rem 0}select,button{font:inherit;min-height:44px;width:100%;margin:.25rem 0}input{width:1.2rem;height:1.2rem}`;

interface WindowPage {
  name: string;
  description: string;
  contact: string;
  site: string;
  amount: number;
  orderId: string | undefined;
  subscriptionId: string | undefined;
}

const hidden = (name: string, value: string | undefined) =>
  value === undefined ? '' : `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
const radio = ([value, label]: [string, string], index: number) =>
  `<label><input type="radio" name="method" value="${value}"${index === 0 ? ' checked' : ''}> ${escapeHtml(label)}</label>`;
const option = ([value, label]: [string, string]) => `<option value="${value}">${escapeHtml(label)}</option>`;

/** The page inside the frame: payment methods and outcomes. */
export function renderWindow({ name, description, contact, site, amount, orderId, subscriptionId }: WindowPage): string {
  const rupees = (amount / 100).toFixed(2);
  const choices = subscriptionId === undefined ? outcomes : { ...outcomes, ...renewalOutcomes };
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Payment</title><style>${windowStyles}</style></head><body><main>
<h1>${escapeHtml(name)}</h1><p>${escapeHtml(description)}</p><p><strong>₹${rupees}</strong> ${escapeHtml(contact)}</p><p>Local gateway: no real money moves.</p>
<form data-site="${escapeHtml(site)}">${hidden('order_id', orderId)}${hidden('subscription_id', subscriptionId)}
<fieldset><legend>Pay by</legend>${Object.entries(methods).map(radio).join('')}</fieldset>
<label>Outcome <select name="outcome">${Object.entries(choices).map(option).join('')}</select></label>
<button id="pay" disabled>Pay ₹${rupees}</button><button id="dismiss" type="button" disabled>Cancel payment</button><p role="status"></p></form></main><script>${windowScript}</script></body></html>`;
}
