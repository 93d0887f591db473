import type { Favourability } from './types';

/** The parts of a sentence about a transit: `body` is the graha with its position, `matters` the subject of the house. */
export interface TransitText { body: string; house: string; matters: string; gift: string }

type ReasonTemplate = (words: TransitText) => string;

/** Sentences that name the transit behind an advice. */
export const reasonTemplates: Record<Favourability, readonly ReasonTemplate[]> = {
  favourable: [
    ({ body, house, matters, gift }) => `${body} crosses your ${house} house of ${matters} and brings ${gift} to it.`,
    ({ body, house, matters, gift }) => `It rests on ${body}, your ${house} house: ${gift} comes easily to ${matters}.`,
    ({ body, house, matters, gift }) => `With ${body}, your ${house} house, ${matters} have ${gift} on their side.`,
    ({ body, house, matters, gift }) => `The help is ${body}. It lends ${gift} to your ${house} house of ${matters}.`,
    ({ body, house, matters, gift }) => `${body} is well placed in your ${house} house and gives ${gift} to ${matters}.`,
  ],
  mixed: [
    ({ body, house, matters, gift }) => `${body} passes through your ${house} house, so ${gift} is asked for in ${matters}.`,
    ({ body, house, matters, gift }) => `The reason is ${body}: ${gift} goes to your ${house} house of ${matters} and is missed elsewhere.`,
    ({ body, house, matters, gift }) => `${body} stands in your ${house} house. It gives ${gift} and takes time, above all in ${matters}.`,
    ({ body, house, matters, gift }) => `Behind it is ${body}, your ${house} house, where ${matters} want ${gift} in small portions.`,
    ({ body, house, matters, gift }) => `${body} turns ${gift} towards ${matters}, your ${house} house.`,
  ],
  unfavourable: [
    ({ body, house, matters, gift }) => `${body} presses on your ${house} house of ${matters}, and ${gift} runs short there.`,
    ({ body, house, matters, gift }) => `The weight comes from ${body}, your ${house} house: ${matters} use up ${gift}.`,
    ({ body, house, matters, gift }) => `${body} has a hard place in your ${house} house of ${matters}. It moves on; until then spare your ${gift}.`,
    ({ body, house, matters, gift }) => `With ${body}, your ${house} house, ${matters} ask for more ${gift} than the day has.`,
    ({ body, house, matters, gift }) => `It is ${body} that slows things: ${gift} is tied up in your ${house} house of ${matters}.`,
  ],
};
