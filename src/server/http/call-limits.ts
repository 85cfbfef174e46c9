export type CallLimit = { calls: number; seconds: number };

/** What an account may call so often; one call more is `too-many-requests`. */
export type CallLimits = {
  /** Every call that reads. */
  reads: CallLimit;
  /** Lists as files; and, apart from those, of all list addresses of an account, by whomever. */
  downloads: CallLimit;
  /** Of one shared page, by whomever. */
  openings: CallLimit;
  /** Calls that ask a store, or the payment provider. */
  storeReads: CallLimit;
  providerCalls: CallLimit;
  referralCodes: CallLimit;
  reviews: CallLimit;
  /** Messages that are sent at somebody's wish: to addresses that they name. */
  channelTries: CallLimit;
  /** What is tried before it is kept: alerts on past days, briefs, lists to share or to send. */
  rehearsals: CallLimit;
};

export function callLimits(readsPerMinute: number): CallLimits {
  return {
    reads: { calls: readsPerMinute, seconds: 60 },
    downloads: { calls: 30, seconds: 60 },
    openings: { calls: 120, seconds: 60 },
    storeReads: { calls: 120, seconds: 60 },
    providerCalls: { calls: 30, seconds: 60 },
    referralCodes: { calls: 20, seconds: 3_600 },
    reviews: { calls: 10, seconds: 3_600 },
    channelTries: { calls: 10, seconds: 60 },
    rehearsals: { calls: 30, seconds: 60 },
  };
}
