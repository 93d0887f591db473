import { ofMoney, sayAmount } from '../amount';
import { elaborate } from '../judgement';
import { join } from '../join';
import type { MatterId } from '../../question/matters';
import { type ComposeTurn, wordsOf } from './turn';

/** What is lent or owed is counted too. */
const counted: readonly MatterId[] = [...ofMoney, 'lending', 'debt'];
const share = / (?:hissa|hisse|part|portion|share|half|aadha|adha|pura|poora) /u;

/** "How much?": no chart counts, but it says whether to expect much, a middling measure or little. */
export const composeAmount: ComposeTurn = ({ about, judgement, before, context }) => {
  const { say } = about;
  const isShare = share.test(wordsOf(context));
  if (counted.includes(before.matter.id) && !isShare) return sayAmount(about);
  const lead = {
    yes: () => say([['More rather than less', isShare ? 'The larger part' : 'A good measure of it'], [', though no chart counts in figures.', '; the exact figure is in no chart.']], [['ज़्यादा की ओर झुकाव है', isShare ? 'बड़ा हिस्सा' : 'अच्छा-खासा'], [', पर सही आँकड़ा कुंडली में नहीं होता।', '; गिनती कुंडली नहीं बताती।']]),
    careful: () => say([['About the middle', isShare ? 'About half of it' : 'A middling measure'], [', for no chart counts in figures.', '; the exact figure is in no chart.']], [['बीच का मानकर चलिए', isShare ? 'करीब आधा' : 'औसत'], [', सही आँकड़ा कुंडली में नहीं होता।', '; गिनती कुंडली नहीं बताती।']]),
    slow: () => say([['Rather little for now', isShare ? 'The smaller part for now' : 'Less than you hope, for now'], [', though no chart counts in figures.', '; the exact figure is in no chart.']], [['अभी कम मानकर चलिए', isShare ? 'अभी छोटा हिस्सा' : 'उम्मीद से कुछ कम'], [', सही आँकड़ा कुंडली में नहीं होता।', '; गिनती कुंडली नहीं बताती।']]),
  }[judgement.level]();
  return join(lead, ...elaborate(about, judgement));
};
