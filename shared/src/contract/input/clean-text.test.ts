import { addDiscussionRequest, addCommentRequest, birthDetails } from '../index';
import { cleanLine, cleanText } from './clean-text';

const u = (...codes: number[]) => String.fromCodePoint(...codes);

it.each([
  ['a zero-width space', `Sa${u(0x200b)}turn`, 'Saturn'],
  ['an override of the direction', `${u(0x202e)}pay me${u(0x202c)}`, 'pay me'],
  ['an isolate that is never closed', `${u(0x2067)}Saturn`, 'Saturn'],
  ['an escape sequence', `a${u(0x1b)}[31mb${u(7)}`, 'a[31mb'],
  ['letters that are typed in two parts', `e${u(0x301)}`, u(0xe9)],
  ['marks that paint over other lines', `a${u(0x301).repeat(40)}`, `${u(0xe1)}${u(0x301).repeat(6)}`],
])('removes %s', (_what, typed, shown) => {
  expect(cleanText(typed)).toBe(shown);
});

it.each([
  ['zero-width joiners', u(0x200d).repeat(6)],
  ['fillers of Hangul', u(0x3164).repeat(6)],
  ['empty Braille cells', u(0x2800).repeat(6)],
  ['variation selectors', `${u(0xfe0f)} ${u(0xfe0f)}`],
])('treats %s as empty', (_what, typed) => {
  expect(cleanText(typed)).toBe('');
});

it.each(['क्‍षेत्र', 'श्रीमान्‌जी', '👨‍👩‍👧 ❤️', 'अगला\n\n  दिन', 'O’Brien – 5°', 'اردو'])('keeps %j unchanged', (text) => {
  expect(cleanText(text)).toBe(text.normalize('NFC'));
});

it('keeps line breaks in a text and removes them from a line', () => {
  expect(cleanText('one\ntwo')).toBe('one\ntwo');
  expect(cleanLine(' one \r\n two\tthree ')).toBe('one two three');
});

it('rejects posts and names without visible characters', () => {
  const unseen = u(0x200b).repeat(8);
  expect(addDiscussionRequest.safeParse({ title: unseen, description: 'Is it over?' }).success).toBe(false);
  expect(addDiscussionRequest.safeParse({ title: 'Sade Sati', description: unseen }).success).toBe(false);
  expect(addCommentRequest.safeParse({ did: 'x', comment: unseen }).success).toBe(false);
  const birth = {
    dob: '14/08/1994',
    tob: '06:45',
    pob: 'Pune',
    lat: 18.52,
    lng: 73.86,
    gender: 'Male',
    marital_status: 'Single',
    language: 'English',
  };
  expect(birthDetails.safeParse({ ...birth, full_name: unseen }).success).toBe(false);
  expect(birthDetails.parse({ ...birth, full_name: `Asha\n${u(0x202e)}Rao` }).full_name).toBe('Asha Rao');
});
