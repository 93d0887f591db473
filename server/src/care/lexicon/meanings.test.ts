import { extractFeatures } from '../features';
import { normalize } from '../text/normalize';
import { findMeanings } from './meanings';

const meanings = (text: string) => findMeanings(normalize(text)).flat();

describe('meanings', () => {
  it.each([
    ['He kept my deposit', 'owed'],
    ['मेरा डिपॉजिट अटका है', 'owed'],
    ['मकान मालिक किराया बढ़ा रहा है', 'rent'],
    ['makaan malik kiraya badha raha hai', 'rent'],
    ['saas roz kuch bolti hai', 'inlaw'],
    ['सास रोज़ कुछ बोलती है', 'inlaw'],
    ['main thak gaya hoon', 'tired'],
  ])('are the same in both scripts: %s', (text, meaning) => {
    expect(meanings(text)).toContain(meaning);
  });

  it('are found for other forms of a word by its stem', () => {
    expect(meanings('she deposited it')).toContain('owed');
  });

  it('are found for expressions whose single words mean something else', () => {
    expect(meanings('the notice period is long')).toContain('resign');
    expect(meanings('a long period')).not.toContain('resign');
  });

  it('are empty for words on no list', () => {
    expect(meanings('zxqv blorptang')).toEqual([]);
  });
});

describe('features', () => {
  const featuresOf = (text: string) => [...extractFeatures(normalize(text))].sort((one, other) => one - other);

  it.each([
    ['Shall I marry in 2085?', 'Shall I marry in 2026?'],
    ['मुझे 40000 रुपये मिलेंगे?', 'मुझे 75500 रुपये मिलेंगे?'],
    ['I am 34 and single', 'I am 27 and single'],
  ])('are the same for numbers of one class: %s', (one, other) => {
    expect(featuresOf(one)).toEqual(featuresOf(other));
  });

  it.each([
    ['the lord of my 7th house', 'the lord of my 10th house'],
    ['I am 15 and single', 'I am 25 and single'],
  ])('distinguish numbers of different classes: %s', (one, other) => {
    expect(featuresOf(one)).not.toEqual(featuresOf(other));
  });
});
