export type CallLimit = { calls: number; seconds: number };

/** How often an account may make each kind of call. One more is `too-many-requests`. */
export type CallLimits = {
  /** Every call that reads. */
  reads: CallLimit;
  /** Lists as files. A second, separate count covers all list addresses of an account, whoever reads them. */
  downloads: CallLimit;
  /** Openings of one shared page, by anybody. */
  openings: CallLimit;
  /** Calls that send a request to a store, or to the payment provider. */
  storeReads: CallLimit;
  providerCalls: CallLimit;
  referralCodes: CallLimit;
  reviews: CallLimit;
  /** Test messages to addresses that the user entered. */
  channelTries: CallLimit;
  /** Previews before something is saved: alerts on past days, briefs, lists to share or to send. */
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
