import { Component, type ReactNode } from 'react';

interface FillBoundaryProps {
  /** The HTML that the server rendered; empty if it did not render the fill. */
  html: string;
  children: ReactNode;
}

/** Shows what the server rendered in place of a fill that throws; without that its box stays empty and keeps its space. */
export class FillBoundary extends Component<FillBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { html, children } = this.props;
    if (!this.state.hasFailed) return children;
    return html === '' ? null : <div dangerouslySetInnerHTML={{ __html: html }} />;
  }
}
