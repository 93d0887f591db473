import type { Language } from '@oracle-astra/shared/contract';

const headingMark = '## ';

/** The text of a prediction: paragraphs separated by blank lines, and headings, which begin with `## `. */
export function PredictionText({ text, language }: { text: string; language: Language }) {
  return (
    <div className="stack" lang={language === 'Hindi' ? 'hi' : 'en'}>
      {text
        .split(/\n{2,}/)
        .map((part, at) =>
          part.startsWith(headingMark.trim()) ? <h3 key={at}>{part.slice(headingMark.length)}</h3> : <p key={at}>{part}</p>,
        )}
    </div>
  );
}
