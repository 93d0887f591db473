import { tokensOnly } from './tokens-only.mjs';
import { tester } from '../rule-tester.mjs';

const wrong = (code, ...messageIds) => ({ code, errors: messageIds.map((messageId) => ({ messageId })) });

tester.run('tokens-only', tokensOnly, {
  valid: [
    'const Box = styled.div`color: var(--ink); padding: var(--s-4) 0; border: 1px solid var(--line);`;',
    'const Box = styled.div`outline: 3px solid var(--focus); outline-offset: -2px;`;',
    'const Box = styled.div`@media (min-width: 768px) { padding: var(--s-6); }`;',
    'const Box = styled.div`fill: url(#fade); white-space: pre-wrap; color: currentColor;`;',
    'const Box = styled.div`#feed & { margin: 0; } &:hover { color: var(--red); }`;',
    'const Box = styled.div`margin: ${({ $gap }) => ($gap > 12 ? "var(--s-4)" : "0")};`;',
    'const Box = styled.div`/* was: 12px; */ margin: 0;`;',
    'const query = sql`select x::text, 12px;`;',
  ],
  invalid: [
    wrong('const Box = styled.div`color: #fff;`;', 'colour'),
    wrong('const Box = styled.div`color: #1a2b3c80`;', 'colour'),
    wrong('const Box = styled.div`background: rgb(0 0 0 / 50%);`;', 'colour'),
    wrong('const Box = styled.div`border: 1px solid white;`;', 'colour'),
    wrong('const Box = styled(Card)`padding: 12px;`;', 'size'),
    wrong('const Box = styled.p.attrs({ role: "note" })`margin: -4px 8px;`;', 'size', 'size'),
    wrong('const Box = styled.div`width: calc(100% - 44px);`;', 'size'),
    wrong('const Box = styled.div`@media (min-width: 768px) { padding: 24px; }`;', 'size'),
    wrong('const Box = styled.div`${({ $on }) => $on && css`width: 20px;`}`;', 'size'),
    wrong('const Box = styled.div`margin: ${gap} 16px;`;', 'size'),
  ],
});
