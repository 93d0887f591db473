export const isKit: boolean;
export const root: string;
export const tools: string;
export const workspaces: string[];
export function folderOf(workspace: string): string;
