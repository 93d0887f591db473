import { loadTrainer, trainingOf } from './train-model.mjs';

// Prints for each writer named, by the place of their file among those of topics/training/labelled, what the tables find of
// their questions when they learned from all others: `node server/scripts/measure-topics.mjs 3 7`.
const { measureTopics } = await loadTrainer('astrologers/topics', 'measure-topics');
for (const writer of process.argv.slice(2)) console.info(writer, measureTopics(trainingOf('astrologers/topics'), Number(writer)));
