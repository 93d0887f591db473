import { progressiveEnhancement } from './progressive-enhancement.mjs';
import { tester } from '../rule-tester.mjs';

const invalid = (code, messageId) => ({ code, errors: [{ messageId }] });

tester.run('progressive-enhancement', progressiveEnhancement, {
  valid: [
    '<Bar $percent={40} />;',
    '<input name="mobile" />;',
    '<input {...field} />;',
    '<TextField label="Mobile" />;',
    '<form method="get" action="/forum"><button>Search</button></form>;',
    '<form onSubmit={save}><button>Save</button></form>;',
  ],
  invalid: [
    invalid('<div style={{ width }} />;', 'style'),
    invalid('<Bar style="width: 1px" />;', 'style'),
    invalid('<input id="mobile" />;', 'name'),
    invalid('<textarea aria-label="Question" />;', 'name'),
    invalid('<form method="GET"><button>Search</button></form>;', 'action'),
    invalid('<Form role="search"><button>Search</button></Form>;', 'action'),
  ],
});
