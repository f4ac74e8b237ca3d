<?php
/** The tag of a form, from the settings of a block or the attributes of a shortcode. */

defined( 'ABSPATH' ) || exit;

/** A form's tag; nothing where there is no such form. */
function ridgebeam_forms_render( $settings ) {
	$data = ridgebeam_forms_data();
	$form = isset( $settings['form'] ) ? (string) $settings['form'] : 'lead-form';
	if ( ! isset( $data['forms'][ $form ] ) ) {
		return '';
	}
	$attributes          = ridgebeam_forms_attributes( $form, $settings );
	$attributes['style'] = ridgebeam_forms_style( $settings );
	$written             = '';
	foreach ( array_filter( $attributes, 'strlen' ) as $name => $value ) {
		$written .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	ridgebeam_forms_enqueue( isset( $settings['pinned'] ) && wp_validate_boolean( $settings['pinned'] ) );
	// What visitors see until the script is there, or if it does not come.
	$contact = sprintf( '<a href="%s">%s</a>', esc_url( 'mailto:' . $data['email'] ), esc_html( $data['email'] ) );
	return sprintf( '<%1$s%2$s>%3$s</%1$s>', $form, $written, $contact );
}

/** [ridgebeam_form form="contact-form" partner="acme-jobs"] */
function ridgebeam_forms_shortcode( $settings ) {
	$settings = is_array( $settings ) ? $settings : array();
	foreach ( $settings as $name => $value ) {
		// As on the tag, the name is enough. WordPress hands over a word without a value as one without a name.
		if ( is_int( $name ) ? 'sandbox' === $value : 'sandbox' === $name && '' === trim( $value ) ) {
			$settings['sandbox'] = 'success';
		}
	}
	return ridgebeam_forms_render( $settings );
}
