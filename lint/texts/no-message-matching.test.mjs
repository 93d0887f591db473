import { noMessageMatching } from './no-message-matching.mjs';
import { tester } from '../rule-tester.mjs';

const matched = (code) => ({ code, errors: [{ messageId: 'message' }] });

tester.run('no-message-matching', noMessageMatching, {
  valid: [
    "if (error.code === 'ambiguous_birth_time') ask();",
    'const shown = error.message ? error.message : otherwise;',
    "if (error.message === '') shown = otherwise;",
    'if (data.message !== undefined) show(data.message);',
    "if (message.kind === 'abort') stop();",
    'const isQuestion = (one, question) => one.message === question;',
    "import { specTexts } from '@oracle-astra/shared/contract'; show(error.message ?? specTexts.exception);",
    "while (texts.nextNode()) read(texts.currentNode === 'x');",
    'try { load(); } catch (error) { log(`It failed: ${error}`); }',
    "const said = text.includes('charged');",
    'const code = codes.get(error.code);',
    'errors[name] = message;',
  ],
  invalid: [
    matched("if (error.message === 'Not found.') leave();"),
    matched("if ('Not found.' != error?.message) leave();"),
    matched("if (error['message'] === `Not found.`) leave();"),
    matched("if ((error as Error).message === 'x') leave();"),
    matched("if (error.message.includes('happened twice')) ask();"),
    matched("if (error.message.toLowerCase().startsWith('the clocks')) ask();"),
    matched('if (/^(Invalid|Too)/.test(error.message)) ask();'),
    matched('const hit = error.message.match(pattern);'),
    matched("const { message } = error; if (message === 'x') leave();"),
    matched("const { message: why } = error; if (why.endsWith('x')) leave();"),
    matched('const said = error.message; if (ownWords.test(said)) leave();'),
    matched("const isLost = ({ message = '' }) => message === 'lost';"),
    matched("import { copy } from './copy'; if (error.message === copy.lost) leave();"),
    matched("const lost = 'lost'; function isLost(error) { return error.message === lost; }"),
    matched("import { specTexts } from '@oracle-astra/shared/contract'; if (status.text === specTexts.exception) leave();"),
    matched("import { specTexts } from '@oracle-astra/shared/contract'; const isOver = ({ message }) => message === specTexts.exception;"),
    matched("switch (error.message) { case 'x': leave(); }"),
    matched('const status = statuses[error.message];'),
    matched('if (known.has(error.message)) leave();'),
    matched("if (formatError(error) === 'x') leave();"),
    matched("if (String(error.message) === 'x') leave();"),
    matched("try { load(); } catch (error) { if (String(error).includes('abort')) leave(); }"),
    matched("try { load(); } catch (error) { if (`${error}` === 'abort') leave(); }"),
    matched("try { load(); } catch (error) { if (error.toString() === 'abort') leave(); }"),
  ],
});
