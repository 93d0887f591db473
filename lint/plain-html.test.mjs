import { plainHtml } from './plain-html.mjs';
import { tester } from './rule-tester.mjs';

const wrong = (code, messageId) => ({ code, errors: [{ messageId }] });

tester.run('plain-html', plainHtml, {
  valid: [
    '<Bar $percent={40} />;',
    '<input name="mobile" />;',
    '<input {...field} />;',
    '<TextField label="Mobile" />;',
    '<form method="get" action="/forum"><button>Search</button></form>;',
    '<form onSubmit={save}><button>Save</button></form>;',
  ],
  invalid: [
    wrong('<div style={{ width }} />;', 'style'),
    wrong('<Bar style="width: 1px" />;', 'style'),
    wrong('<input id="mobile" />;', 'name'),
    wrong('<textarea aria-label="Question" />;', 'name'),
    wrong('<form method="GET"><button>Search</button></form>;', 'action'),
    wrong('<Form role="search"><button>Search</button></Form>;', 'action'),
  ],
});
