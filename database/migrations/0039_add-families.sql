CREATE TABLE "families" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "families_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category" "category" NOT NULL,
	"title" text NOT NULL,
	"axes" text[] NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"active_members" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "families_category" UNIQUE("id","category"),
	CONSTRAINT "families_axes" CHECK (cardinality("families"."axes") between 1 and 2)
);
--> statement-breakpoint
CREATE TABLE "family_facets" (
	"family_id" integer NOT NULL,
	"value_id" integer NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "family_facets_family_id_value_id_pk" PRIMARY KEY("family_id","value_id")
);
--> statement-breakpoint
DROP INDEX "products_counted";--> statement-breakpoint
ALTER TABLE "facet_counts" ADD COLUMN "siblings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "family_id" integer;--> statement-breakpoint
ALTER TABLE "family_facets" ADD CONSTRAINT "family_facets_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_family" FOREIGN KEY ("family_id","category") REFERENCES "public"."families"("id","category") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_family" ON "products" USING btree ("family_id") WHERE family_id is not null;--> statement-breakpoint
CREATE INDEX "products_counted" ON "products" USING btree ("category","price_pence","in_stock","review_count","star_sum","tier_quantities","facets","family_id") WHERE active;
--> statement-breakpoint
-- What is asked of a buyer stands on the product's page.
DROP TRIGGER products_raise_version ON products;
--> statement-breakpoint
CREATE TRIGGER products_raise_version
  AFTER UPDATE OF title, slug, category, description, price_pence, tax_percent, active, features, images, tier_quantities,
    tier_percents, review_count, star_sum, sku, barcode, weight_grams, adult, imitation, attributes ON products FOR EACH ROW
  WHEN (OLD.version = NEW.version AND (
    OLD.title, OLD.slug, OLD.category, OLD.description, OLD.price_pence, OLD.tax_percent, OLD.active, OLD.features, OLD.images,
    OLD.tier_quantities, OLD.tier_percents, OLD.review_count, OLD.star_sum, OLD.sku, OLD.barcode, OLD.weight_grams, OLD.adult,
    OLD.imitation, OLD.attributes
  ) IS DISTINCT FROM (
    NEW.title, NEW.slug, NEW.category, NEW.description, NEW.price_pence, NEW.tax_percent, NEW.active, NEW.features, NEW.images,
    NEW.tier_quantities, NEW.tier_percents, NEW.review_count, NEW.star_sum, NEW.sku, NEW.barcode, NEW.weight_grams, NEW.adult,
    NEW.imitation, NEW.attributes
  ))
  EXECUTE FUNCTION raise_version();
