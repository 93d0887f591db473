import { providedStyles } from './provided-styles.mjs';
import { file, tester } from '../rule-tester.mjs';

const filename = file('mfe-content/src/features/home/example.tsx');
const right = (code) => ({ filename, code });
const wrong = (code, ...names) => ({
  filename,
  code,
  errors: names.map((name) => ({ messageId: 'unknown', data: { name, workspace: 'mfe-content' } })),
});

tester.run('provided-styles', providedStyles, {
  valid: [
    right('const box = <p className="small mute">{text}</p>;'),
    right('const box = <p className={isLead ? "lead" : undefined} />;'),
    right('const box = <p className={lang === "hi" ? "read" : getName("large")} />;'),
    right('const box = <p className={`row tone-${tone}`} />;'),
    right('const Box = styled.div.attrs({ className: "stack" })`color: var(--ink); gap: var(--s-4);`;'),
    right('const Box = styled.div`.part { margin: 0; }`; const part = <i className="part" />;'),
    right('const Box = styled(Card).attrs({ role: "note" })`&.part { margin: 0; }`; const part = <i className={isPart && "part"} />;'),
    right('const Box = styled.div`--gap: 1rem; margin: var(--gap);`;'),
    right('const Box = styled.div`margin: var(--gap, 0);`; const size = `var(--s-${step})`;'),
    right('element.style.setProperty("--gap", gap); const Box = styled.div`margin: var(--gap);`;'),
    // Defined in other files of the remote.
    right('const dot = <circle fill="var(--hero-ground)" />;'),
  ],
  invalid: [
    wrong('const box = <p className="small enormous">{text}</p>;', '.enormous'),
    wrong('const box = <p className={isLarge ? "large" : "small"} />;', '.large'),
    wrong('const box = <p className={isLarge && "large"} />;', '.large'),
    wrong('const box = <p className={`row ${isLarge ? "large" : "small"} huge`} />;', '.huge', '.large'),
    wrong('const Box = styled.div.attrs({ className: "columns" })`margin: 0;`;', '.columns'),
    wrong('const Box = styled.div`margin: var(--gap) var(--s-4);`;', '--gap'),
    wrong('const Box = styled.div`margin: ${({ $wide }) => ($wide ? "var(--gap)" : 0)};`;', '--gap'),
    wrong('const dot = <circle fill="var(--glow)" />;', '--glow'),
    wrong('const size = `var(--gap-${step})`;', '--gap-'),
    wrong('const name = list.part; const part = <i className="part" />;', '.part'),
    // Defined only in another remote.
    {
      ...wrong('const dot = <circle fill="var(--hero-ground)" />;'),
      filename: file('mfe-forum/src/routes.tsx'),
      errors: [{ messageId: 'unknown', data: { name: '--hero-ground', workspace: 'mfe-forum' } }],
    },
  ],
});
