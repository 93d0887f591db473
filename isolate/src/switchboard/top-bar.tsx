import styled from 'styled-components';

const Bar = styled.header`
  & > div {
    display: flex;
    align-items: center;
    gap: var(--s-6);
    min-height: var(--s-16);
  }
  a {
    text-decoration: none;
  }
`;

const Brand = styled.span`
  font: 500 var(--t-l) / var(--l-l) var(--serif);
`;

/** The dark bar above both pages, with the name of the remote. */
export function TopBar() {
  return (
    <Bar className="night">
      <div className="wrap">
        <Brand>Oracle &amp; Astra</Brand>
        <a href="/">
          <b>{REMOTE_WORKSPACE}</b> alone
        </a>
      </div>
    </Bar>
  );
}
