import type { Understood } from '../topics/understand';
import type { Kind } from './kinds';
import type { QuestionText } from './question-text';
import type { Slots } from './slots';

/** A question with what the lists name, what they make of it, and what the classifier does. */
export interface Heard {
  text: QuestionText;
  slots: Slots;
  talk: Kind | null;
  asked: Kind;
  understood: Understood;
  leans: boolean;
}

/** From these probabilities the classifier is believed. */
export const shares = {
  /** Under it a reading is as good as ruled out. */
  ruledOut: 0.03,
  /** Enough where a word speaks for it too. */
  slightly: 0.12,
  /** Where the lists name nothing. */
  open: 0.2,
  /** Where the lists name several matters, one of which it is. */
  amongNamed: 0.2,
  /** To end a question without the chart. */
  ending: 0.6,
  /** Against the form of the sentence. */
  wanted: 0.35,
  /** That something is feared and not wished turns the answer round. */
  feared: 0.6,
  /** Against a list of matters: where they differ the tables are right ten times as often. */
  against: 0.45,
  /** In a question that goes on from another one, and against what a composer knows by its words. */
  likely: 0.65,
  /** Against what the lists are rarely wrong about. */
  firmly: 0.7,
  /** Against the chart's own words. */
  certain: 0.95,
} as const;

/** From these probabilities somebody whom a word names, or none does, is the one who is asked about. */
export const persons = {
  /** Whose own the asked thing is, by its grammar. */
  owner: 0.005,
  /** The only one whom the asking part names. */
  asked: 0.06,
  /** Beside "I" and "my". */
  besideOneself: 0.25,
  /** Named only in what is told around the question. */
  told: 0.3,
  /** Another one who is named, if likelier by the margin. */
  better: 0.3,
  margin: 0.2,
  /** Against what the lists make of a name. */
  instead: 0.3,
  /** Named by no word. */
  unnamed: 0.5,
  /** Against "my" in the part that asks. */
  sure: 0.995,
} as const;
