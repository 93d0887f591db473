import type { Transit } from '../../../../astrology';
import type { Reasons } from '../types';
import { formatOrdinal, formatTransit, getGift, getHouseMatters } from './format';

/** The parts of a sentence: `body` is the graha with its position, `matters` the subject of the house. */
interface Parts {
  body: string;
  house: string;
  matters: string;
  gift: string;
}

const fill =
  (template: (parts: Parts) => string) =>
  (transit: Transit): string => {
    const sentence = template({
      body: formatTransit(transit),
      house: formatOrdinal(transit.house),
      matters: getHouseMatters(transit.house),
      gift: getGift(transit.graha),
    });
    return sentence.charAt(0).toUpperCase() + sentence.slice(1);
  };

export const reasons: Reasons = {
  favourable: [
    fill(({ body, house, matters, gift }) => `${body} crosses your ${house} house of ${matters} and brings ${gift} to it.`),
    fill(({ body, house, matters, gift }) => `It rests on ${body}, your ${house} house: ${gift} comes easily to ${matters}.`),
    fill(({ body, house, matters, gift }) => `With ${body}, your ${house} house, ${matters} have ${gift} on their side.`),
    fill(({ body, house, matters, gift }) => `The help is ${body}. It lends ${gift} to your ${house} house of ${matters}.`),
    fill(({ body, house, matters, gift }) => `${body} is well placed in your ${house} house and gives ${gift} to ${matters}.`),
  ],
  mixed: [
    fill(({ body, house, matters, gift }) => `${body} passes through your ${house} house, so ${gift} is needed in ${matters}.`),
    fill(({ body, house, matters, gift }) => `${body} is in your ${house} house: in ${matters} it all turns on ${gift}.`),
    fill(({ body, house, matters, gift }) => `${body} is in your ${house} house. It asks for ${gift} and for time, above all in ${matters}.`),
    fill(({ body, house, matters, gift }) => `Behind it is ${body}, your ${house} house: in ${matters} a little ${gift} goes a long way.`),
    fill(({ body, house, matters, gift }) => `${body} turns ${gift} towards ${matters}, your ${house} house.`),
  ],
  unfavourable: [
    fill(({ body, house, matters, gift }) => `${body} presses on your ${house} house of ${matters}, and ${gift} runs short there.`),
    fill(({ body, house, matters, gift }) => `The weight comes from ${body}, your ${house} house: ${matters} use up ${gift}.`),
    fill(
      ({ body, house, matters, gift }) =>
        `${body} has a hard place in your ${house} house of ${matters}. Until it moves on, you need more ${gift} there.`,
    ),
    fill(({ body, house, matters, gift }) => `With ${body}, your ${house} house, ${matters} need more ${gift} than there is.`),
    fill(({ body, house, matters, gift }) => `It is ${body} that slows things: ${gift} is tied up in your ${house} house of ${matters}.`),
  ],
};
