export const LACKING = '';

export const lacksFront = () => false;
