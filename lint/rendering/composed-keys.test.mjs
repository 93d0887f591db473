import { composedKeys } from './composed-keys.mjs';
import { tester } from '../rule-tester.mjs';

const composed = (code) => ({ code, errors: [{ messageId: 'composed' }] });

tester.run('composed-keys', composedKeys, {
  valid: [
    `const press = (event) => { if (isComposing(event)) return; if (event.key === 'Enter') send(); };`,
    `const press = (event) => { if (event.key !== 'Escape' || isComposing(event)) return; close(); };`,
    `const press = (event) => { if (event.key === 'ArrowDown') next(); };`,
    `const isFound = (astrologer) => astrologer.key === key;`,
  ],
  invalid: [
    composed(`const press = (event) => { if (event.key === 'Enter') send(); };`),
    composed(`function press(event) { if (event.key !== 'Escape') return; close(); }`),
    composed(`const keys = { onKeyDown(event) { if ('Enter' === event.key && isOpen) pick(); } };`),
    composed(`const press = (event) => { if (event.key === 'Enter' && !event.nativeEvent.isComposing) send(); };`),
  ],
});
