import { trainModel } from './train-model.mjs';

// Writes server/src/care/model.json from the sentences in server/src/care/training.
await trainModel('care', 'train-care', 'trainCare');
