import { holdInput } from './hold-input';
import { startScriptsAfterPaint } from './scripts-after-paint';
import { watchScripts } from './watch-scripts';

// Stands inline in the head of a document, before everything else: it must stay small and import nothing large.
watchScripts(document);
holdInput(document);
startScriptsAfterPaint(document);
