const { createRequire } = require('node:module');

// Medusa is installed where it runs, and nowhere here
const load = createRequire(`${process.cwd()}/`);
const { ContainerRegistrationKeys, Modules, ProductStatus } = load('@medusajs/framework/utils');
const flows = load('@medusajs/medusa/core-flows');
/** Two regions, thirty products of one to three variants; one is not counted, one may be sold beyond its stock. */
exports.default = async function seed({ container }) {
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  const salesChannels = container.resolve(Modules.SALES_CHANNEL);
  const storeModule = container.resolve(Modules.STORE);
  let [channel] = await salesChannels.listSalesChannels({ name: 'Default Sales Channel' });
  if (!channel)
    ({
      result: [channel],
    } = await flows
      .createSalesChannelsWorkflow(container)
      .run({ input: { salesChannelsData: [{ name: 'Default Sales Channel' }] } }));
  const [store] = await storeModule.listStores();
  await flows.updateStoresWorkflow(container).run({
    input: {
      selector: { id: store.id },
      update: {
        supported_currencies: [{ currency_code: 'eur', is_default: true }, { currency_code: 'usd' }],
        default_sales_channel_id: channel.id,
      },
    },
  });
  await flows.createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name: 'Europe',
          currency_code: 'eur',
          countries: ['fr', 'de', 'dk'],
          payment_providers: ['pp_system_default'],
        },
        { name: 'US', currency_code: 'usd', countries: ['us'], payment_providers: ['pp_system_default'] },
      ],
    },
  });
  await flows
    .createTaxRegionsWorkflow(container)
    .run({ input: ['fr', 'de', 'dk', 'us'].map((country_code) => ({ country_code, provider_id: 'tp_system' })) });
  const {
    result: [location],
  } = await flows.createStockLocationsWorkflow(container).run({
    input: { locations: [{ name: 'Warehouse', address: { city: 'Lyon', country_code: 'FR', address_1: '' } }] },
  });
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: 'manual_manual' },
  });
  const {
    result: [profile],
  } = await flows
    .createShippingProfilesWorkflow(container)
    .run({ input: { data: [{ name: 'Default', type: 'default' }] } });
  const set = await fulfillment.createFulfillmentSets({
    name: 'Delivery',
    type: 'shipping',
    service_zones: [
      { name: 'All', geo_zones: ['fr', 'de', 'dk', 'us'].map((country_code) => ({ country_code, type: 'country' })) },
    ],
  });
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
  });
  await flows.createShippingOptionsWorkflow(container).run({
    input: [
      {
        name: 'Standard',
        price_type: 'flat',
        provider_id: 'manual_manual',
        service_zone_id: set.service_zones[0].id,
        shipping_profile_id: profile.id,
        type: { label: 'Standard', description: '', code: 'standard' },
        prices: [
          { currency_code: 'eur', amount: 5 },
          { currency_code: 'usd', amount: 6 },
        ],
        rules: [
          { attribute: 'enabled_in_store', value: 'true', operator: 'eq' },
          { attribute: 'is_return', value: 'false', operator: 'eq' },
        ],
      },
    ],
  });
  await flows
    .linkSalesChannelsToStockLocationWorkflow(container)
    .run({ input: { id: location.id, add: [channel.id] } });
  const {
    result: [key],
  } = await flows
    .createApiKeysWorkflow(container)
    .run({ input: { api_keys: [{ title: 'Webshop', type: 'publishable', created_by: '' }] } });
  await flows.linkSalesChannelsToApiKeyWorkflow(container).run({ input: { id: key.id, add: [channel.id] } });
  const { result: categories } = await flows
    .createProductCategoriesWorkflow(container)
    .run({ input: { product_categories: ['Shirts', 'Mugs', 'Posters'].map((name) => ({ name, is_active: true })) } });
  const products = Array.from({ length: 30 }, (_, n) => {
    const sizes = n % 3 === 0 ? ['S', 'M', 'L'] : n % 3 === 1 ? ['One', 'Two'] : ['Default'];
    return {
      title: `Thing ${n + 1}`,
      handle: `thing-${n + 1}`,
      status: ProductStatus.PUBLISHED,
      description: `About thing ${n + 1}`,
      thumbnail: `https://pictures.example/${n + 1}.png`,
      category_ids: [categories[n % 3].id],
      shipping_profile_id: profile.id,
      options: [{ title: 'Size', values: sizes }],
      variants: sizes.map((size, at) => ({
        title: size,
        sku: `T${n + 1}-${size}`,
        manage_inventory: n !== 7,
        allow_backorder: n === 4,
        options: { Size: size },
        prices: [
          { amount: 10 + n + at / 2, currency_code: 'eur' },
          { amount: 11.25 + n, currency_code: 'usd' },
        ],
      })),
      sales_channels: [{ id: channel.id }],
    };
  });
  await flows.createProductsWorkflow(container).run({ input: { products } });
  const { data: items } = await query.graph({ entity: 'inventory_item', fields: ['id', 'sku'] });
  await flows.createInventoryLevelsWorkflow(container).run({
    input: {
      inventory_levels: items.map((item, at) => ({
        location_id: location.id,
        inventory_item_id: item.id,
        stocked_quantity: item.sku.startsWith('T5-') ? 2 : 40 + at,
      })),
    },
  });
  console.log(key.token);
};
