import { deferScripts } from './defer-scripts';
import { storeDocumentAddress } from './document-address';
import { deferFonts } from './defer-fonts';
import { queueEarlyEvents } from './queue-early-events';
import { watchScripts } from './watch-scripts';

// Inlined in the head of each document, after the tags that it handles: keep it small.
storeDocumentAddress(document);
watchScripts(document);
queueEarlyEvents(document);
deferFonts(document);
deferScripts(document);
