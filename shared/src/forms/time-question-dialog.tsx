import type { ReactNode } from 'react';
import type { TimeAnswers } from '@oracle-astra/shared/contract';
import { formatDate, formatTimeOfDay } from '@oracle-astra/shared/format';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { Button, Dialog, DialogActions } from '@oracle-astra/shared/ui';
import { toFieldErrors } from './to-field-errors';
import type { AnswersBySide, SentBirth, SettledBirth } from './use-time-question';

/** The part of an ApiError that describes the question. */
interface TimeQuestion {
  code: 'ambiguous_birth_time' | 'skipped_birth_time' | 'several_clocks';
  /** In English. */
  message: string;
  /** The side of a match that the question is about. */
  field?: string;
  moments?: string[];
}

const questions: Record<string, keyof TimeAnswers> = {
  ambiguous_birth_time: 'earlier_offset',
  skipped_birth_time: 'earlier_offset',
  several_clocks: 'clock',
};

interface Form<Field extends string> {
  show: (dialog: ReactNode) => void;
  t: Translate;
  fields?: Readonly<Record<string, Field>> | undefined;
}

/** Repeats the request with the person's answers until the server has no more questions. */
export async function askAboutTime<Sent extends SentBirth, Field extends string>(
  first: Sent,
  send: (answers: AnswersBySide) => Promise<Sent>,
  { show, t, fields }: Form<Field>,
): Promise<SettledBirth<Sent, Field>> {
  const answered: AnswersBySide = {};
  for (let sent = first; ; sent = await send(answered)) {
    const question = sent.error as TimeQuestion | undefined;
    if (!question) return sent;
    const asked = questions[question.code];
    const side = question.field ?? '';
    // A question that was already answered is shown as an ordinary failure, not asked again.
    if (!asked || answered[side]?.[asked] !== undefined) return { ...sent, refused: fields && toFieldErrors(question, fields, t) };
    const answer = await new Promise<TimeAnswers | null>((resolve) => show(<TimeQuestionDialog question={question} onAnswer={resolve} />));
    show(null);
    if (answer === null) return {};
    answered[side] = { ...answered[side], ...answer };
  }
}

function formatMoment(moment: string, t: Translate): string {
  const [date = '', time = ''] = moment.split('T');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return t('shared.date.dayAndTime', { day: formatDate(date, t), time: formatTimeOfDay(hour, minute, t) });
}

/** Title, text and the two answers of a question; the first answer is the earlier or the official time. */
function describeQuestion({ code, message, moments = [], field }: TimeQuestion, t: Translate) {
  const side = field ?? 'none';
  const [first = '', second = ''] = moments.map((moment) => formatMoment(moment, t));
  // The server's English message is more exact than the text of its code.
  const preferServerMessage = (text: string) => (t.locale === 'en' && message ? message : text);
  switch (code) {
    case 'several_clocks':
      return {
        title: t('shared.timeQuestion.clocksTitle', { side }),
        text: preferServerMessage(t('shared.failures.severalClocks')),
        note: t('shared.timeQuestion.clocksNote'),
        choices: [t('shared.timeQuestion.standardClock'), t('shared.timeQuestion.localClock')],
      };
    case 'skipped_birth_time':
      return {
        title: t('shared.timeQuestion.skippedTitle', { side }),
        text: t('shared.timeQuestion.skipped', { first, second }),
        note: t('shared.timeQuestion.skippedNote'),
        choices: [first, second],
      };
    case 'ambiguous_birth_time':
      return {
        title: t('shared.timeQuestion.twiceTitle', { side }),
        text: preferServerMessage(t('shared.failures.ambiguousBirthTime')),
        choices: [t('shared.timeQuestion.firstTime'), t('shared.timeQuestion.secondTime')],
      };
  }
}

/** Asks which moment is meant if the clocks were changed, or which clock was read if a place had two. */
function TimeQuestionDialog({ question, onAnswer }: { question: TimeQuestion; onAnswer: (answer: TimeAnswers | null) => void }) {
  const t = useTranslations();
  const { title, text, note, choices } = describeQuestion(question, t);
  const answers: TimeAnswers[] =
    question.code === 'several_clocks'
      ? [{ clock: 'standard' }, { clock: 'local' }]
      : [{ earlier_offset: true }, { earlier_offset: false }];
  return (
    <Dialog open title={title} onClose={() => onAnswer(null)}>
      <p>{text}</p>
      {note && <p className="small mute">{note}</p>}
      <DialogActions>
        {answers.map((answer, index) => (
          <Button key={index} small onClick={() => onAnswer(answer)}>
            {choices[index]}
          </Button>
        ))}
      </DialogActions>
    </Dialog>
  );
}
