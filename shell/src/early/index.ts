import { afterPaint } from './after-paint';
import { fontsInTime } from './fonts';
import { holdInput } from './hold-input';
import { watchScripts } from './watch-scripts';

// Stands inline in the head of a document, after the tags that it works on: it must stay small and import nothing large.
watchScripts(document);
holdInput(document);
fontsInTime(document);
afterPaint(document);
