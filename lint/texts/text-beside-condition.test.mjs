import { file, tester } from '../rule-tester.mjs';
import { textBesideCondition } from './text-beside-condition.mjs';

const inFile = (code) => ({ code, filename: file('mfe-forum/src/features/x/x.tsx') });
const reported = (code, ...messageIds) => ({ ...inFile(code), errors: messageIds.map((messageId) => ({ messageId })) });

tester.run('text-beside-condition', textBesideCondition, {
  valid: [
    "<p>{t('a.b')}</p>",
    "<p>{isOpen ? t('a.b') : t('a.c')}</p>",
    "<p>{isOpen && t('a.b')}</p>",
    "<p>{isOpen ? t('a.b') : <b />}</p>",
    "<p>{t('a.b')} <b /></p>",
    "<p><span>{t('a.b')}</span> {isOpen && <b />}</p>",
    '<p>{children}{isOpen && <b />}</p>',
    '<p>{icon}{isOpen ? <b /> : <i />}</p>',
    "<p>{isOpen && <b />}{' '}<i /></p>",
    "<p>{[date, name].join(' · ')}</p>",
  ].map(inFile),
  invalid: [
    reported("<p>{t('a.b')}{isOpen && <b />}</p>", 'beside'),
    reported('<p>12 {isOpen ? <b /> : null}</p>', 'beside'),
    reported('<p>{isOpen && <b />}{name}</p>', 'beside'),
    reported('<p>{`${count} left`}{list.map((item) => <b key={item} />)}</p>', 'beside'),
    reported("<p>{t.rich('a.b')}{isOpen && <b />}</p>", 'beside'),
    reported("<p>{isOpen && t('a.b')}<b /></p>", 'sometimes'),
    reported("<p>{isOpen ? <b /> : t('a.b')}<i /></p>", 'sometimes'),
    reported("<p>{t('a.b')}{isOpen ? ` ${name}` : ''}</p>", 'beside', 'sometimes'),
    reported("<><b />{date !== undefined && (until ? t('a.b') : t('a.c'))}</>", 'sometimes'),
    reported("<Button>{busy && <Icon />}{t('a.b')}</Button>", 'beside'),
    reported('<p>{post.title}{isOpen ? <b /> : <i />}</p>', 'beside'),
  ],
});
