import { extractFeatures } from '../../../server/src/care/features';
import { normalize } from '../../../server/src/care/text/normalize';
import { createExamples } from './create-examples';

const plain = { text: 'The shop stands since May. Nobody even asks. Why no buyer', output: 'none', isSingle: true };
const despair = { text: 'I want to sleep and never wake', output: 'despair', isSingle: true };
const featuresOf = (text: string) => extractFeatures(normalize(text));

describe('examples', () => {
  const examples = createExamples([plain, despair], 3);

  it('of a harmless story include each of its sentences alone', () => {
    const harmless = examples.filter(({ output }) => output === 'none').map(({ features }) => features);
    expect(harmless).toEqual(expect.arrayContaining([featuresOf(plain.text), featuresOf('Why no buyer')]));
  });

  it('of despair have no everyday sentence beside them', () => {
    const own = examples.filter(({ output }) => output === 'despair');
    const everyday = featuresOf('shop')[0];
    expect(own.length).toBeGreaterThan(1);
    expect(own.filter(({ features }) => features.includes(everyday ?? -1))).toEqual([]);
  });
});
