import { trainModel } from './train-model.mjs';

// Writes server/src/astrologers/topics/model.json from the sentences in server/src/astrologers/topics/training.
await trainModel('astrologers/topics', 'train-topics', 'trainTopics');
