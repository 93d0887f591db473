import { noSilentCatch } from './no-silent-catch.mjs';
import { tester } from '../rule-tester.mjs';

const silent = (code) => ({ code, errors: [{ messageId: 'silent' }] });

tester.run('no-silent-catch', noSilentCatch, {
  valid: [
    'try { load(); } catch (error) { log.error(error); }',
    "try { load(); } catch { throw new Error('no'); }",
    'try { load(); } catch (error) { if (isOwn(error)) return; throw error; }',
    'try { load(); } catch { /* The next one comes in a second. */ }',
    'try { load(); } catch {\n  // The next one comes in a second.\n  return null;\n}',
    'load().catch((error) => log.error(error));',
    'load().catch(logFailure);',
    '// The next one comes in a second.\nload().catch(() => undefined);',
    'load().then(show, (error) => fail(error));',
    'load().catch(() => undefined); // The next one comes in a second.',
    '/** Null where there is none. */\nconst read = async () => load().catch(() => null);',
    'map.catch;',
  ],
  invalid: [
    silent('try { load(); } catch {}'),
    silent('try { load(); } catch { return null; }'),
    silent('try { load(); } catch (error) { failed = true; }'),
    silent('load().catch(() => undefined);'),
    silent('load().catch((error) => undefined);'),
    silent('load().catch(function () {});'),
    silent('load().then(show, () => undefined);'),
    silent('// Loads.\nfirst();\nload().catch(() => undefined);'),
  ],
});
