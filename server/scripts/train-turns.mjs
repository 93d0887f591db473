import { trainModel } from './train-model.mjs';

// Writes server/src/astrologers/topics/turns/model.json from the labelled second turns in its training folder.
await trainModel('astrologers/topics/turns', 'train-turns', 'trainTurns');
