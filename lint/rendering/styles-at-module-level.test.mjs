import { stylesAtModuleLevel } from './styles-at-module-level.mjs';
import { tester } from '../rule-tester.mjs';

const from = (code) => `import { styled, css } from 'styled-components';\n${code}`;
const moved = (code) => ({ code, errors: [{ messageId: 'moved' }] });

tester.run('styles-at-module-level', stylesAtModuleLevel, {
  valid: [
    from('const Box = styled.div`color: var(--ink);`;'),
    from('const Card = styled(Box).attrs({ role: "list" })`margin: 0;`;'),
    from('const Box = styled.div`${({ $wide }) => $wide && css`width: 100%;`}`;'),
    'function Box() { return css`a`; }',
  ],
  invalid: [
    moved(from('function Page() { const Box = styled.div`margin: 0;`; return <Box />; }')),
    moved(from('const make = (base) => styled(base)`margin: 0;`;')),
    moved(from('function Page() { const wide = css`width: 100%;`; return wide; }')),
    moved("import styled from 'styled-components'; const Page = () => styled.p`margin: 0;`;"),
    moved("import { styled as s } from 'styled-components'; const Page = () => s.p`margin: 0;`;"),
  ],
});
