/** They bring what a drawn market has not: products as they were read, evidence, events, readings. */
export const PRACTICE = ['tidewick', 'ormeline', 'naseem'];
