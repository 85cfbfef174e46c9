/** These add what a drawn market lacks: products as they were read, evidence, events, readings. */
export const PRACTICE = ['tidewick', 'ormeline', 'naseem'];
