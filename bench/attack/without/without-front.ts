export const LACKING = '';

export const withoutFrontProblems: (variables: NodeJS.ProcessEnv) => string[] = () => [];
