import { deferScripts } from './defer-scripts';
import { deferFonts } from './defer-fonts';
import { queueEarlyEvents } from './queue-early-events';
import { watchScripts } from './watch-scripts';

// Inlined in the head of each document, after the tags that it handles: keep it small.
watchScripts(document);
queueEarlyEvents(document);
deferFonts(document);
deferScripts(document);
