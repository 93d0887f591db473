import { decideByCode } from './decide-by-code.mjs';
import { tester } from './rule-tester.mjs';

const words = (code) => ({ code, errors: [{ messageId: 'words' }] });

tester.run('decide-by-code', decideByCode, {
  valid: [
    "if (error.code === 'ambiguous_birth_time') ask();",
    'const shown = error.message ? error.message : otherwise;',
    "if (error.message === '') shown = otherwise;",
    'if (data.message !== undefined) show(data.message);',
    "if (message.kind === 'abort') stop();",
    'const isQuestion = (one, question) => one.message === question;',
    "import { texts } from '@oracle-astra/shared/contract'; show(error.message ?? texts.exception);",
    "while (texts.nextNode()) read(texts.currentNode === 'x');",
    "try { load(); } catch (error) { log(`It failed: ${error}`); }",
    "const said = text.includes('charged');",
    'const code = codes.get(error.code);',
    'errors[name] = message;',
  ],
  invalid: [
    words("if (error.message === 'Not found.') leave();"),
    words("if ('Not found.' != error?.message) leave();"),
    words("if (error['message'] === `Not found.`) leave();"),
    words("if ((error as Error).message === 'x') leave();"),
    words("if (error.message.includes('happened twice')) ask();"),
    words("if (error.message.toLowerCase().startsWith('the clocks')) ask();"),
    words('if (/^(Invalid|Too)/.test(error.message)) ask();'),
    words('const hit = error.message.match(pattern);'),
    words("const { message } = error; if (message === 'x') leave();"),
    words("const { message: why } = error; if (why.endsWith('x')) leave();"),
    words("const said = error.message; if (ownWords.test(said)) leave();"),
    words("const isLost = ({ message = '' }) => message === 'lost';"),
    words("import { copy } from './copy'; if (error.message === copy.lost) leave();"),
    words("const lost = 'lost'; function isLost(error) { return error.message === lost; }"),
    words("import { texts } from '@oracle-astra/shared/contract'; if (status.text === texts.exception) leave();"),
    words("import { texts } from '@oracle-astra/shared/contract'; const isOver = ({ message }) => message === texts.exception;"),
    words("switch (error.message) { case 'x': leave(); }"),
    words('const status = statuses[error.message];'),
    words('if (known.has(error.message)) leave();'),
    words("if (messageOf(error) === 'x') leave();"),
    words("if (String(error.message) === 'x') leave();"),
    words("try { load(); } catch (error) { if (String(error).includes('abort')) leave(); }"),
    words("try { load(); } catch (error) { if (`${error}` === 'abort') leave(); }"),
    words("try { load(); } catch (error) { if (error.toString() === 'abort') leave(); }"),
  ],
});
