import { completeQuestion } from './ellipsis';
import { readText } from './question-text';
import { findKin } from './people';

it.each([
  ['what is my ascendant', 'and where is its lord sitting?', 'in which house is the lord of my lagna'],
  ['मेरा लग्न क्या है', 'उसका स्वामी कहाँ है', 'mere lagna ka swami kis bhav me hai'],
  ['which dasha is going on', 'is it a bad one?', 'is my current mahadasha good or bad for me'],
  ['meri mahadasha kaun si chal rahi', 'uske baad kya aayegi', 'meri agli mahadasha kaun si hai'],
  ['does my fiance love me', 'how is his mother?', 'how is my mother in law'],
  ['meri girlfriend mujhse shaadi karegi kya', 'uske papa kaise hain', 'mere sasur kaise hain'],
  ['mera bhai dubai me hai, kab lautega', 'uski wife kaisi hai', 'mere bhai ki wife kaisi hai'],
  ['when will my son find a job', 'and the younger one?', 'when will my younger son find a job'],
  ['our engagement is on 14 feb, all fine?', 'is the date good', 'is 14 feb a good day for the engagement'],
  ['should i start a bakery', 'what name should i keep', 'what name should i keep for my business'],
  ['meri badi beti CA kar rahi hai, pass hogi', 'aur chhoti wali', 'meri chhoti beti CA kar rahi hai, pass hogi'],
  ['how is shani treating me now', 'till when', 'when will shani change sign'],
  ['mere pati 2 mahine se bahar hain', 'ghar kab lautenge', 'mere pati ghar kab lautenge'],
])('after "%s", "%s" is "%s"', (before, raw, whole) => {
  expect(completeQuestion(raw, before)).toBe(whole);
});

it.each([
  ['when will i get a job', 'is it good or bad'],
  ['which mahadasha is running', 'when will i marry'],
  ['will i buy a flat', 'ghar kab aayega'],
  ['does my fiance love me', 'is there danger from her brother'],
])('after "%s" nothing is put into "%s"', (before, raw) => {
  expect(completeQuestion(raw, before)).toBe(raw);
});

it('knows the brother of a mother among Hindi words, and a mother among English ones', () => {
  const kinOf = (raw: string) => findKin(readText(raw, 'English'))?.id;
  expect(kinOf('mere mama ki dukan kab chalegi')).toBe('uncle');
  expect(kinOf('will my mama get well soon')).toBe('mother');
});
