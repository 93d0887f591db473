import { Component, type ReactNode } from 'react';

interface FillBoundaryProps {
  /** Copies of what the server rendered; none if it did not render the fill. */
  served: readonly Node[];
  children: ReactNode;
}

/** Shows what the server rendered in place of a fill that throws; without that its box stays empty and keeps its space. */
export class FillBoundary extends Component<FillBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { served, children } = this.props;
    if (!this.state.hasFailed) return children;
    // Nodes and not HTML, which the document's policy refuses.
    return served.length === 0 ? null : <div ref={(box) => box?.replaceChildren(...served)} />;
  }
}
