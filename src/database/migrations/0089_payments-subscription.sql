-- A first payment names its subscription only some time after it is paid: its row stayed without it, so that a payer's
-- chargeback did not end the subscription. Owner: billing.

-- Database: people

update transaction set subscription_id = named.subscription_id
from (
  select provider, transaction_id, max(subscription_id) as subscription_id from billing_event
  where transaction_id is not null and subscription_id is not null
  group by provider, transaction_id
) as named
where transaction.subscription_id is null
  and named.provider = transaction.provider and named.transaction_id = transaction.id;
