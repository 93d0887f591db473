import { normalize } from '../normalize';
import { meaningsOf } from './meanings';

const meanings = (text: string) => meaningsOf(normalize(text)).flat();

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

  it('are found of other forms of a word by its stem', () => {
    expect(meanings('she deposited it')).toContain('owed');
  });

  it('are found of expressions, where each of their words alone says something else', () => {
    expect(meanings('the notice period is long')).toContain('resign');
    expect(meanings('a long period')).not.toContain('resign');
  });

  it('leave words unknown that are on no list', () => {
    expect(meanings('zxqv blorptang')).toEqual([]);
  });
});
